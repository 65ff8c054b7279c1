import { certificatePath } from 'contract/rules/events/certificates';
import { association } from 'contract/text/association';

/** Returns the URL of the public page of a certificate. */
export const certificateLink = (code: string): string => `${association.siteUrl}${certificatePath(code)}`;
