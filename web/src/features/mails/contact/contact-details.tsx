import type { SiteContentOf } from 'contract/content/site-content';
import { association } from 'contract/text/association';
import type { ReactNode } from 'react';
import * as t from '#messages/features/mails/contact';
import { useSiteContent } from '#shared/site-pages/use-site-content.ts';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon, ShareIcon } from '#ui/base/icons.tsx';

export const builtInDetails: SiteContentOf<'contact'> = {
  phone: [association.phone, association.whatsapp],
  email: [association.serviceEmail, association.membershipEmail],
  address: [association.address],
  social: [association.social],
};

const digits = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** Phone, mail, address and social network. Details that admins saved replace the built-in ones. */
export function ContactDetails() {
  const details = useSiteContent('contact') ?? builtInDetails;
  return (
    <section className="grid gap-6">
      <h2 className="text-title">{t.detailsTitle}</h2>
      <dl className="grid gap-6">
        <Detail Icon={PhoneIcon} term={t.phone}>
          {details.phone.map((phone) => (
            <a key={phone} className="text-link" href={`tel:${digits(phone)}`}>
              {phone}
            </a>
          ))}
        </Detail>
        <Detail Icon={MailIcon} term={t.serviceEmail}>
          {details.email.map((email) => (
            <a key={email} className="text-link break-all" href={`mailto:${email}`}>
              {email}
            </a>
          ))}
        </Detail>
        <Detail Icon={PinIcon} term={t.address}>
          {details.address.map((address) => (
            <address key={address} className="whitespace-pre-line not-italic">
              {address}
            </address>
          ))}
        </Detail>
        <Detail Icon={ShareIcon} term={t.socialMedia}>
          {details.social.map(({ label, url }) => (
            <a key={url} className="text-link" href={url} target="_blank" rel="noreferrer">
              {label}
              <span className="sr-only">{t.newTab}</span>
            </a>
          ))}
        </Detail>
        <Detail Icon={ClockIcon} term={t.replies}>
          <span>{t.repliesText}</span>
        </Detail>
      </dl>
    </section>
  );
}

interface DetailProps {
  readonly Icon: typeof PhoneIcon;
  readonly term: string;
  readonly children: ReactNode;
}

function Detail({ Icon, term, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      <dt className="contents">
        <span className="row-span-2 grid size-11 place-items-center rounded-control bg-brand-soft text-brand">
          <Icon />
        </span>
        <span className="text-muted text-sm">{term}</span>
      </dt>
      <dd className="col-start-2 grid justify-items-start gap-1 font-medium">{children}</dd>
    </div>
  );
}
