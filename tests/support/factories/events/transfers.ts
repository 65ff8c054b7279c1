import { createLinks } from '../../../../functions/src/model/mails/texts/mail-links.ts';
import { mailsOf } from '../../assertions/stores.ts';

/** Returns path and query of the link in the newest mail that offers a transfer. */
export async function transferLink(): Promise<string> {
  const mail = (await mailsOf('event-transfer-offered')).at(-1);
  const sent = { kind: 'event-transfer-offered', to: '', name: '', userId: null, data: mail?.data } as const;
  const links = await createLinks(sent as never, {
    link: { label: { id: '', en: '' }, path: '/membership/transfers' },
  });
  const url = new URL(links?.[0]?.address ?? 'https://none');
  return `${url.pathname}${url.search}`;
}

/** Returns the code in that link. */
export const transferCode = async (): Promise<string> =>
  new URL(await transferLink(), 'https://none').searchParams.get('code') ?? '';
