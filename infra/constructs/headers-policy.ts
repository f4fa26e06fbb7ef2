import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy, HSTS_DAYS, PERMISSIONS_POLICY } from '../web/headers.ts';

/** What every answer of the distribution, page or API, tells browsers to refuse. */
export function headersPolicy(scope: Construct, builtSite: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'Headers', {
    comment: 'What every answer tells browsers to refuse',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(builtSite), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // The address of the poll page holds the token that lets its holder answer.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(HSTS_DAYS),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        { header: 'cross-origin-resource-policy', value: 'same-origin', override: true },
        { header: 'permissions-policy', value: PERMISSIONS_POLICY, override: true },
      ],
    },
  });
}
