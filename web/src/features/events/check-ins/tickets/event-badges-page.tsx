import { badgesPerFile } from 'contract/rules/events/badges';
import type { EventParticipant } from 'contract/schemas/events/registrations';
import { createContext, useContext, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';

interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

const ChosenContext = createContext<Chosen>({ ids: new Set(), toggle: () => undefined });

const columns: Columns<EventParticipant> = [
  { header: 'Nama', cell: ({ person }) => person?.name ?? 'Akun dihapus' },
  {
    header: 'Cetak',
    cell: (row) => (row.state === 'confirmed' ? <Choice participant={row} /> : 'Belum dibayar'),
  },
];

function Choice({ participant: { _id, person } }: { readonly participant: EventParticipant }) {
  const { ids, toggle } = useContext(ChosenContext);
  return (
    <input
      type="checkbox"
      className="size-5 accent-brand"
      aria-label={`Cetak label ${person?.name ?? ''}`}
      checked={ids.has(_id)}
      onChange={() => toggle(_id)}
    />
  );
}

/** Downloads badges of all people of an event part by part, or of chosen ones. */
export default function EventBadgesPage() {
  const { id = '' } = useParams();
  const list = useList('listEventParticipants', { id });
  const total = list.list.data?.total ?? 0;
  return (
    <>
      <ScreenHead back={`/admin/manage-event/participants/${id}`} />
      <div className="grid max-w-4xl gap-8">
        <AllBadges event={id} total={total} />
        <ChosenBadges event={id} list={list} />
      </div>
    </>
  );
}

function AllBadges({ event, total }: { readonly event: string; readonly total: number }) {
  const call = useCall();
  const parts = Array.from({ length: Math.ceil(total / badgesPerFile) }, (_, index) => index + 1);
  return (
    <Section id="all-badges" title="Semua peserta">
      <p className="text-muted">
        Lembar A4 dengan delapan label 90 × 65 mm dan tanda potong. Peserta yang belum membayar tidak dicetak.
      </p>
      <div className="flex flex-wrap gap-3">
        {parts.map((part) => (
          <FileButton
            key={part}
            of="label"
            ask={() => call('printEventBadges', { id: event, part })}
            label={parts.length === 1 ? 'Unduh semua label' : `Unduh bagian ${part} dari ${parts.length}`}
          />
        ))}
      </div>
    </Section>
  );
}

interface ChosenBadgesProps {
  readonly event: string;
  readonly list: ReturnType<typeof useList<'listEventParticipants'>>;
}

function ChosenBadges({ event, list }: ChosenBadgesProps) {
  const call = useCall();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(
    (): Chosen => ({
      ids,
      toggle: (id) =>
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id) && next.size < badgesPerFile) next.add(id);
          return next;
        }),
    }),
    [ids],
  );
  return (
    <Section id="chosen-badges" title="Peserta terpilih" className="grid gap-4">
      {ids.size > 0 && (
        <FileButton
          of="label"
          ask={() => call('printEventBadges', { id: event, people: [...ids] })}
          label={`Unduh ${ids.size} label terpilih`}
        />
      )}
      <ChosenContext value={chosen}>
        <PagedTable
          {...list}
          caption="Peserta, yang pertama mendaftar dulu"
          columns={columns}
          loadError="Gagal mengambil daftar peserta."
          empty={{ text: 'Belum ada peserta', reason: 'Anggota yang mendaftar muncul di sini.' }}
        />
      </ChosenContext>
    </Section>
  );
}
