import { guardsIn } from '../guard.ts';

/** Who gets into a server of one's own, and what a copy of its data is worth. */
export const guards = [
  guardsIn('scripts/server/client-address.ts', 'scripts/server/client-address.test.ts', {
    'client address from the trusted proxy alone -> somebody else|caller had written':
      '[-if (!trusted(client)) break;-]',
    'trusted proxies that are not everybody -> refuses a list': '[-Number(bits) > 0 && -]Number(bits) <= most',
  }),
  guardsIn('scripts/server/config.ts', 'scripts/server/config.test.ts', {
    'figures for private addresses alone -> refused by the name': '.refine([-PRIVATE-]{+() => true+}, {',
  }),
  guardsIn('scripts/server/find-keys.ts', 'scripts/server/config.test.ts', {
    'keys apart from the data -> lie with the data': 'existsSync(file) && [-isWithin(file, dataDir)-]{+false+})',
    'keys for their owner alone -> others can read': 'if ([-(statSync(file).mode & OTHERS) !== 0-]{+false+})',
  }),
  guardsIn('scripts/server/disk.ts', 'scripts/server/disk.test.ts', {
    'a disk half of which is in clear is told of -> half of which': 'below.length > 0 && below.[-every-]{+some+}(',
  }),
  guardsIn('scripts/server/tell-systemd.ts', 'scripts/server/tell-systemd.test.ts', {
    'systemd is told where it waits alone -> nobody elsewhere':
      "if ([-env['NOTIFY_SOCKET'] === undefined-]{+env['NOTIFY_SOCKET'] === ''+}) return;",
  }),
  guardsIn('scripts/server/mail-queue.ts', 'scripts/server/mail-queue.test.ts', {
    'letters that wait are sealed -> sealed':
      'fileOf(one.id), [-seal.close(JSON.stringify(one))-]{+JSON.stringify(one)+});',
  }),
  guardsIn('scripts/server/smtp.ts', 'scripts/server/mail-queue.test.ts', {
    'letters leave over TLS -> encrypted': 'requireTLS: [-!secure && !LOOPBACK.test(hostname)-]{+false+}',
    'addresses are not given up for the sender -> no other refusal':
      'isGone = [-enhanced === undefined ? NO_MAILBOX_CODES.includes(responseCode) : NO_MAILBOX.test(enhanced)-]{+true+};',
  }),
  guardsIn('scripts/server/data-folder.ts', 'scripts/server/keys.test.ts', {
    'data of other keys are refused -> data of other keys': "[-seal.open(readFileSync(file, 'utf8'));-]",
  }),
  guardsIn('scripts/local/kms.ts', 'scripts/local/kms.test.ts', {
    'local KMS for the functions alone -> nobody but whoever signs':
      'if ([-!isSignedBy(request.headers.authorization, accessKeyId)-]{+false+}) {',
  }),
  guardsIn('scripts/local/aws-endpoints.ts', 'tests/local/local-endpoints.test.ts', {
    'local SES and SQS for the functions alone -> does not sign':
      "if ([-!isSignedBy(headers['authorization'], accessKeyId)-]{+false+})",
  }),
  guardsIn('scripts/local/s3.ts', 'scripts/local/s3.test.ts', {
    'links to archives by their own secret -> by no other':
      '[-given ?? -]{ accessKeyId, secretAccessKey: accessKeyId };',
  }),
];
