import { adminListDateTime } from 'contract/text/dates';
import { useState } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

/** Sets the association's static QRIS code, which determines the receiver of QRIS payments. */
export default function QrisPage() {
  const record = useEndpoint('getQris', {});
  const [notice, setNotice] = useState<string>();
  return (
    <>
      <ScreenHead />
      <div className="grid gap-6">
        {notice !== undefined && <Notice tone="success">{notice}</Notice>}
        <RecordScreen record={record} loadError="Gagal mengambil QRIS">
          {(setting) => (
            <>
              <Section id="qris-now" title="Yang dipakai" className="panel grid gap-4 p-5">
                <QrisFacts qris={setting.qris} />
                {setting.changedAt !== null && (
                  <p className="text-muted text-sm">
                    {`Diganti ${adminListDateTime(setting.changedAt)} oleh ${setting.changedBy}`}
                  </p>
                )}
              </Section>
              <Section id="qris-change" title="Ganti" className="panel grid gap-4 p-5">
                <p>
                  Pindai QRIS statis asosiasi dengan aplikasi pembaca kode QR, lalu tempel teksnya di sini
                  (diawali 000201). Kosongkan untuk berhenti menampilkan QRIS. Semua admin diberi tahu lewat
                  email, dan QRIS yang lama tetap tersimpan di audit.
                </p>
                <EndpointForm
                  key={setting.changedAt}
                  name="saveQris"
                  label="Ganti QRIS"
                  refreshes={['getQris']}
                  submitLabel="Simpan QRIS"
                  onDone={({ message }) => setNotice(message)}
                >
                  {({ TextArea }) => <TextArea name="text" label="Teks kode QRIS" />}
                </EndpointForm>
              </Section>
            </>
          )}
        </RecordScreen>
      </div>
    </>
  );
}

function QrisFacts({ qris }: Pick<EndpointReply<'getQris'>, 'qris'>) {
  if (qris === null) return <p>Belum ada. Tagihan hanya menampilkan nomor rekening.</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      <QrPicture text={qris.text} label={`QRIS ${qris.merchant}`} />
      <dl className="grid content-start gap-3">
        <Fact name="Merchant" value={qris.merchant} />
        <Fact name="NMID" value={qris.nmid} />
        <Fact name="Kota" value={qris.city} />
        <Fact name="Teks" value={qris.text} isLong />
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isLong?: boolean;
}

function Fact({ name, value, isLong = false }: FactProps) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={`wrap-anywhere ${isLong ? 'text-sm' : 'font-semibold'}`}>{value}</dd>
    </div>
  );
}
