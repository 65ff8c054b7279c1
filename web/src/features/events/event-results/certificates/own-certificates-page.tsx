import type { OwnCertificate } from 'contract/events/event-results';
import { certificatePath, formatCertificateCode } from 'contract/rules/events/certificates';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { fill } from 'contract/text/language/fill';
import { Link } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-results/certificates';
import { OwnPage } from '#shared/events/own-page.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { dayRange } from '#shared/public/day-range.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

/** Lists the certificates of a member, the newest one first. */
export default function OwnCertificatesPage() {
  const list = useEndpoint('listOwnCertificates', {});
  return (
    <OwnPage title={t.ownTitle}>
      <RecordScreen record={list} isBrief loadError={t.loadError}>
        {({ data }) =>
          data.length === 0 ? (
            <NoCertificates />
          ) : (
            <ul className="grid gap-4">
              {data.map((certificate) => (
                <Certificate key={certificate._id} certificate={certificate} />
              ))}
            </ul>
          )
        }
      </RecordScreen>
    </OwnPage>
  );
}

function NoCertificates() {
  return (
    <div className="panel grid justify-items-center gap-4 px-4 py-14 text-center">
      <p className="text-heading">{t.noCertificates}</p>
      <p className="text-muted">{t.noCertificatesHint}</p>
      <ButtonLink to="/event">{t.showEvents}</ButtonLink>
    </div>
  );
}

function Certificate({
  certificate: { _id, code, name, event, credits, revokedAt },
}: {
  readonly certificate: OwnCertificate;
}) {
  const call = useCall();
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className="text-heading wrap-anywhere">{event.title}</h2>
        <p>{dayRange(event.startDate, event.endDate)}</p>
        <p className="text-muted wrap-anywhere">{fill(t.inNameOf, { name })}</p>
        {credits !== null && (
          <p className="text-muted">
            {fill(t.points, { points: credits.points, category: creditCategoryLabels[credits.category] })}
          </p>
        )}
        <p>
          <Link to={certificatePath(code)} className="text-link">
            {formatCertificateCode(code)}
          </Link>
        </p>
      </div>
      {revokedAt === null ? (
        <FileButton
          of="sertifikat"
          ask={() => call('getCertificateFile', { id: _id })}
          label={t.downloadPdf}
        />
      ) : (
        <p className="font-semibold text-danger">{t.revoked}</p>
      )}
    </li>
  );
}
