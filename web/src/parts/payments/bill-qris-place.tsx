import type { BillQris } from 'contract/bills';
import { Suspense, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';

const BillQrisPicture = lazyPart(() => import('./bill-qris-picture.tsx'));

interface BillQrisPlaceProps {
  readonly qris: BillQris;
  /** Rupiah, as the code asks for. */
  readonly amount: number;
}

/** A QRIS code of the exact amount, drawn by a press: nothing beneath moves before. */
export function BillQrisPlace(props: BillQrisPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Sembunyikan QRIS' : 'Tampilkan QRIS'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label="Menggambar QRIS…" className="size-6" />}>
          <BillQrisPicture {...props} />
        </Suspense>
      )}
    </div>
  );
}
