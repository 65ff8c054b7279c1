import { textMap } from '../text/language/text-map.ts';
import { t } from '../text/messages/labels.ts';

/** A published text never changes: new texts get a new version. */
export const consentTexts = textMap({ '1': () => t.registrationConsent });
type ConsentVersion = keyof typeof consentTexts;

export const currentConsent: ConsentVersion = '1';

/** Returns the text of a version; undefined if this browser's code is older than the version. */
export const consentText = (version: string): string | undefined =>
  (consentTexts as Readonly<Record<string, string>>)[version];
