import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Where an ACME client keeps the certificate, its chain included, and its key. */
export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  readonly validTo: Date;
}

/** Reads the certificate; throws a message for people where it cannot be read or does not fit its key. */
export function readCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  const [cert, key] = [readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8')];
  const x509 = new X509Certificate(cert);
  if (!x509.checkPrivateKey(createPrivateKey(key))) throw new Error(`${keyFile} is not the key of ${certFile}`);
  createSecureContext({ cert, key });
  return { cert, key, validTo: new Date(x509.validTo) };
}
