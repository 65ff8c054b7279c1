import type { BillQris } from 'contract/bills';
import { Suspense, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

const BillQrisPicture = lazyComponent(() => import('./bill-qris-picture.tsx'));

interface BillQrisPlaceProps {
  readonly qris: BillQris;
  readonly amount: number;
}

/** QRIS code of the exact amount. Rendered after a press, to avoid a layout shift. */
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
