import { Link, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { comparePath } from '#shared/members/possible-doubles.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { SearchBox, useListSearch } from '#ui/lists/search-box.tsx';
import { doublesPath } from './doubles-tabs.tsx';
import { MergeForm } from './merge-form.tsx';

/** Compares two people and merges them. Without the second one, searches for it. */
export default function CompareMembersPage() {
  const [params] = useSearchParams();
  const [one, other] = [params.get('one') ?? '', params.get('other') ?? ''];
  return (
    <>
      <ScreenHead back={doublesPath} />
      {other === '' ? <ChooseOther one={one} /> : <Comparison one={one} other={other} />}
    </>
  );
}

interface PairProps {
  readonly one: string;
  readonly other: string;
}

function Comparison({ one, other }: PairProps) {
  const record = useEndpoint('compareMembers', { one, other }, { bypassCache: true });
  return (
    <RecordScreen record={record} loadError="Kedua anggota tidak dapat dibandingkan.">
      {(comparison) => <MergeForm key={`${one}${other}`} comparison={comparison} />}
    </RecordScreen>
  );
}

const shownRows = 10;

function ChooseOther({ one }: Pick<PairProps, 'one'>) {
  const search = useListSearch();
  const q = search.q ?? '';
  const { data } = useEndpoint('listUsers', { q, limit: String(shownRows) }, { enabled: q !== '' });
  const rows = q === '' ? [] : (data?.data ?? []).filter(({ _id }) => _id !== one);
  return (
    <section aria-label="Pilih anggota lain" className="panel grid gap-4 p-5">
      <p>Cari anggota yang akan digabungkan dengan nama, email, nomor anggota, atau telepon.</p>
      <SearchBox label="Cari" query={q} hint="Contoh: Rina, atau 0812" onSearch={search.search} />
      <ul className="grid gap-3">
        {rows.map(({ _id, name, email, memberNumber }) => (
          <li key={_id} className="grid">
            <Link to={comparePath(one, _id)} className="text-link wrap-anywhere">
              {name}
            </Link>
            <span className="text-muted text-sm wrap-anywhere">
              {[memberNumber, email].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {data !== undefined && q !== '' && rows.length === 0 && (
        <p role="status">Tidak ada anggota lain yang cocok.</p>
      )}
    </section>
  );
}
