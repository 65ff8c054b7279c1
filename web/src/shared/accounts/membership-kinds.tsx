import { institutionKindLabels, type MembershipKind } from 'contract/rules/institution-kinds';
import { limits } from 'contract/rules/limits';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import type { ReactNode } from 'react';
import * as t from '#messages/shared/accounts';
import { ButtonLink } from '#ui/base/button.tsx';

export const memberBenefits = t.memberBenefits.split('\n');
export const institutionBenefit = t.institutionBenefit;

/** Labels in lower case, for use within a sentence. */
const institutionKinds = Object.values(institutionKindLabels).map(
  (label) => label.charAt(0).toLowerCase() + label.slice(1),
);

/** Kinds of membership with their fees, each with a link to its registration (requirements 1.2). */
export const MembershipKinds = ({ className }: { readonly className: string }) => (
  <div className={`grid gap-4 ${className}`}>
    <Kind membership="individual" name={t.individual}>
      <p>{t.individualAudience}</p>
      <p>{t.individualText}</p>
    </Kind>
    <Kind membership="institution" name={t.institution}>
      <p>
        {fill(t.institutionAudience, {
          kinds: institutionKinds.slice(0, -1).join(', '),
          lastKind: institutionKinds.at(-1) ?? '',
        })}
      </p>
      <p>{fill(t.institutionText, { seats: limits.institutionStaffSeats })}</p>
    </Kind>
  </div>
);

interface KindProps {
  readonly membership: MembershipKind;
  readonly name: string;
  readonly children: ReactNode;
}

function Kind({ membership, name, children }: KindProps) {
  const titleId = `kind-${membership}`;
  return (
    <div className="panel grid grid-rows-[auto_auto_1fr] gap-2 p-5">
      <h3 id={titleId} className="text-heading">
        {name}
      </h3>
      <p>
        <span className="font-extrabold text-2xl text-brand tracking-tight">
          {formatRupiah(fees[membership])}
        </span>
        <span className="text-muted">{t.perYear}</span>
      </p>
      <div className="grid content-start gap-2 text-muted">{children}</div>
      <ButtonLink to="/register" state={{ membership }} aria-describedby={titleId} className="mt-2">
        {t.join}
      </ButtonLink>
    </div>
  );
}
