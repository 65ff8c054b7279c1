import type { RateRule } from 'contract/rules/audit/rate-rules';
import { appCheckSettings } from '#auth/app-check.ts';
import { hostingNetworks } from '#auth/client-address.ts';
import { parseFactorKeys, refuseDemoFactorKey } from '#auth/factor/secret-encryption.ts';
import { parseInboundMailKey, refuseDemoInboundMailKey } from '#auth/mail-server.ts';
import { maxAttemptsOf, rateRules } from '#auth/rate-limit.ts';
import { secondFactorRequiredFrom } from '#auth/second-factor-deadline.ts';
import { refuseEmulatedAuthInProduction } from '#data/firebase.ts';
import { mailEncryption } from '#data/mail-transport.ts';
import { uploadPaceOf } from '#http/incoming-body.ts';
import { instanceCacheSecondsIn } from '#http/shared-replies/shared-replies.ts';
import { parseRenewalKey } from '#model/base/signatures.ts';
import { cardKeyNames, parseCardKeys } from '#model/card/card-keys.ts';
import { refuseDemoSigningKey } from '#model/card/signing-keys.ts';
import { parseApplePassKey, parseGoogleWalletKey, refuseDemoWalletKeys } from '#model/card/wallet-keys.ts';
import { certificateKeyNames, parseCertificateKeys } from '#model/events/certificates/certificate-keys.ts';
import { parseTicketKeys, ticketKeyNames } from '#model/events/tickets/ticket-keys.ts';
import { refuseDemoRenewalKey } from '#model/money/payments/renewal-codes.ts';

/** Throws for keys of the demo in production, and for mistyped settings, so that they fail at start. */
export function checkEnvironment(environment: NodeJS.ProcessEnv): void {
  refuseEmulatedAuthInProduction(environment);
  for (const names of [cardKeyNames, ticketKeyNames, certificateKeyNames])
    refuseDemoSigningKey(environment, names);
  refuseDemoRenewalKey(environment);
  refuseDemoFactorKey(environment);
  refuseDemoInboundMailKey(environment);
  refuseDemoWalletKeys(environment);
  // Only functions that sign receive the keys.
  if (environment.CARD_SIGNING_KEY !== undefined) parseCardKeys(environment);
  if (environment.TICKET_SIGNING_KEY !== undefined) parseTicketKeys(environment);
  if (environment.CERTIFICATE_SIGNING_KEY !== undefined) parseCertificateKeys(environment);
  if (environment.RENEWAL_LINK_KEY !== undefined) parseRenewalKey(environment);
  if (environment.FACTOR_KEY !== undefined) parseFactorKeys(environment);
  hostingNetworks(environment);
  secondFactorRequiredFrom(environment);
  parseInboundMailKey(environment);
  parseGoogleWalletKey(environment);
  parseApplePassKey(environment);
  appCheckSettings(environment);
  mailEncryption(environment);
  uploadPaceOf(environment);
  instanceCacheSecondsIn(environment);
  for (const rule of Object.keys(rateRules)) maxAttemptsOf(rule as RateRule, environment);
}
