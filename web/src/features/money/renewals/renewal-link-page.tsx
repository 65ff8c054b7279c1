import { ApiError } from 'contract/errors';
import type { RenewalLink } from 'contract/money/renewal-links';
import { daysUntil, formatDate } from 'contract/text/dates';
import { wording } from 'contract/text/wording';
import { useRef } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/money/renewals';
import { useMailedCode } from '#shared/accounts/mailed-code-page.tsx';
import { PaymentInstructions } from '#shared/payments/payment-instructions.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';
import { BillAndInvoice, useLinkBill } from './renewal-bill.tsx';
import { LinkRenewalForm } from './renewal-form.tsx';

/** Renewal through the link of a reminder, without login (decision 0016). */
export default function RenewalLinkPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useMailedCode('code');
  const link = useEndpoint('checkRenewalLink', { code }, { enabled: code !== '', gcTime: 0 });
  const refetchLink = async () => {
    await link.refetch();
    // The focused form no longer exists.
    heading.current?.focus();
  };
  return (
    <div className="wrap py-8 sm:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {t.heading}
      </h1>
      {link.data !== undefined ? (
        <Known link={link.data} code={code} onRenewed={refetchLink} />
      ) : code === '' ? (
        <NoLonger>{t.linkIncomplete}</NoLonger>
      ) : link.error instanceof ApiError && ['invalid-code', 'gone'].includes(link.error.code) ? (
        <NoLonger>{link.error.message}</NoLonger>
      ) : link.isError ? (
        <Notice tone="error" className="mt-8" onRetry={() => link.refetch()}>
          {link.error.message}
        </Notice>
      ) : (
        <Spinner label={t.loading} className="mt-8 size-8" />
      )}
    </div>
  );
}

function NoLonger({ children }: { readonly children: string }) {
  return (
    <div className="mt-8 grid max-w-prose justify-items-start gap-5">
      <Notice tone="error">{children}</Notice>
      <ButtonLink to="/membership/renew">{t.logInAndRenew}</ButtonLink>
    </div>
  );
}

interface KnownProps {
  readonly link: RenewalLink;
  readonly code: string;
  readonly onRenewed: () => Promise<void>;
}

function Known({ link, code, onRenewed }: KnownProps) {
  return (
    <>
      <Greeting link={link} />
      {link.state === 'waiting' ? (
        <div className="mt-8 grid max-w-prose justify-items-start gap-5">
          <Notice tone="info">
            {wording.renewalWaits} {t.mailFollows}
          </Notice>
          <ButtonLink to="/membership" variant="secondary">
            {t.showStatus}
          </ButtonLink>
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <aside className="panel grid gap-4 p-5 sm:p-6 lg:col-start-2">
            <h2 className="text-heading">{t.transferTitle}</h2>
            <LinkBill code={code} validUntil={link.validUntil} />
            <PaymentInstructions of={link.membership} />
          </aside>
          <div className="panel grid gap-5 p-5 sm:p-8 lg:col-start-1 lg:row-start-1">
            <LinkRenewalForm code={code} onRenewed={onRenewed} />
          </div>
        </div>
      )}
    </>
  );
}

/** Names no payer, because mails can be forwarded. */
function LinkBill({ code, validUntil }: { readonly code: string; readonly validUntil: string }) {
  return <BillAndInvoice bill={useLinkBill(code)} validUntil={validUntil} />;
}

/** Shows only initials, because mails can be forwarded. */
function Greeting({ link: { initials, validUntil } }: { readonly link: RenewalLink }) {
  return (
    <p className="mt-3 max-w-prose">
      {fillElements(daysUntil(validUntil) < 0 ? t.greetingEnded : t.greetingRuns, {
        initials: <strong>{initials}</strong>,
        date: <strong>{formatDate(validUntil)}</strong>,
      })}
    </p>
  );
}
