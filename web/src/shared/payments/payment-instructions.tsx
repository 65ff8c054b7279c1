import type { MembershipKind } from 'contract/rules/institution-kinds';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import type { ReactNode } from 'react';
import * as t from '#messages/shared/payments';
import { fillElements } from '#ui/text/fill-elements.tsx';

/** Fee, bank account, and next steps for the proof (requirements 1.2.3). */
export function PaymentInstructions({ of = 'individual' }: { readonly of?: MembershipKind | 'both' }) {
  const { bank } = association;
  const whose = {
    individual: t.payerIndividual,
    institution: t.payerInstitution,
    both: t.payerBoth,
  };
  return (
    <div className="@container grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-[auto_1fr]">
        {of !== 'institution' && (
          <Fact term={of === 'both' ? t.individualFee : t.fee}>
            {fill(t.perYear, { fee: formatRupiah(fees.individual) })}
          </Fact>
        )}
        {of !== 'individual' && (
          <Fact term={of === 'both' ? t.institutionFee : t.fee}>
            {fill(t.perYear, { fee: formatRupiah(fees.institution) })}
          </Fact>
        )}
        <Fact term={t.bank}>{bank.name}</Fact>
        <Fact term={t.accountNumber}>{bank.accountNumber}</Fact>
        <Fact term={t.accountHolder}>{bank.accountHolder}</Fact>
      </dl>
      <p>
        {fillElements(t.instructions, {
          payer: <strong>{whose[of]}</strong>,
          whatsapp: (
            <a
              className="text-link whitespace-nowrap"
              href={`https://wa.me/${association.whatsapp.replace(/\D/g, '')}`}
              target="_blank"
              rel="noreferrer"
            >
              {association.whatsapp}
              <span className="sr-only">{` ${t.opensNewTab}`}</span>
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted text-sm @md:pt-0.5">{term}</dt>
      <dd className="-mt-2 font-semibold tabular-nums @md:mt-0">{children}</dd>
    </div>
  );
}
