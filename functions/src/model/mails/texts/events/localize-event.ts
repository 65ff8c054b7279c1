import { findEnglishTitle } from '#model/content/read-titles.ts';
import type { MailContext } from '#model/mails/texts/mail-text.ts';
import type { ParsedMail } from '#model/mails/texts/parse-mail.ts';

/** Returns the title of an event in English; undefined without public English texts. */
export type FindTitle = (event: string) => Promise<string | undefined>;

/** Returns a function that reads the English title of each event once, for the mails of one run. */
export function createTitleFinder(): FindTitle {
  const titles = new Map<string, Promise<string | undefined>>();
  return (event) => {
    const title = titles.get(event) ?? findEnglishTitle(event);
    titles.set(event, title);
    return title;
  };
}

interface LocalizedMail {
  readonly mail: ParsedMail;
  readonly context: Pick<MailContext, 'hasEventPage'>;
}

/**
 * Replaces the title of the event in an English mail by the English one. Without public English texts it stays,
 * because it is a name.
 */
export async function localizeEvent(mail: ParsedMail, findTitle: FindTitle): Promise<LocalizedMail> {
  const id = 'eventId' in mail.data ? mail.data.eventId : undefined;
  if (mail.language === 'id' || !id) return { mail, context: {} };
  const event = await findTitle(id);
  if (event === undefined) return { mail, context: { hasEventPage: false } };
  return { mail: { ...mail, data: { ...mail.data, event } } as ParsedMail, context: { hasEventPage: true } };
}
