import { certificatePath } from 'contract/rules/events/certificates';
import { toPageUrl } from '#data/context/page-url.ts';

/** Returns the URL of the public page of a certificate, on the site in the current language. */
export const certificateLink = (code: string): string => toPageUrl(certificatePath(code));
