import type { Institution } from 'contract/institutions';
import { institutionKindLabels } from 'contract/rules/institution-kinds';
import { fees } from 'contract/text/fees';
import { formatRupiah } from 'contract/text/numbers';
import { ButtonLink } from '#ui/base/button.tsx';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { InstitutionStatusBadge, validityText } from './institution-status.tsx';

/** Status of the institution, and the link to its renewal. */
export function InstitutionSummary({ institution }: { readonly institution: Institution }) {
  const { kind, status, validUntil, isRenewing } = institution;
  const mayRenew = validUntil !== null && !isRenewing;
  return (
    <section
      aria-label="Status institusi"
      className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <InstitutionStatusBadge status={status} lang="id" />
          <span className="font-semibold">{validityText(status, validUntil)}</span>
        </p>
        <p className="text-muted">{institutionKindLabels[kind]}</p>
        {isRenewing && validUntil !== null && (
          <p className="font-medium text-warning">Bukti perpanjangan sedang diperiksa.</p>
        )}
      </div>
      {mayRenew && (
        <ButtonLink to="/membership/renew" icon={<RefreshIcon />} variant="secondary">
          {`Perpanjang, ${formatRupiah(fees.institution)}`}
        </ButtonLink>
      )}
    </section>
  );
}
