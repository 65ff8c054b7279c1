import type { MemberDouble } from 'contract/people/member-doubles';
import { describeReasons } from 'contract/rules/people/doubles';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';

export const comparePath = (one: string, other: string): string =>
  `/admin/manage-user/compare?one=${one}&other=${other}`;

interface PossibleDoublesProps {
  readonly id: string;
}

/** Lists the people who are probably the same as one. Empty while there are none. */
export function PossibleDoubles({ id }: PossibleDoublesProps) {
  const { data } = useEndpoint('listDoublesOf', { id });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section aria-label="Mungkin sudah terdaftar" className="panel grid gap-2 p-4 text-sm">
      <h2 className="font-bold">Mungkin sudah terdaftar</h2>
      <ul className="grid gap-2">
        {data.data.map((double) => (
          <PossibleDouble key={double._id} id={id} double={double} />
        ))}
      </ul>
    </section>
  );
}

function PossibleDouble({
  id,
  double: { people, reasons },
}: PossibleDoublesProps & { readonly double: MemberDouble }) {
  const other = people.find(({ _id }) => _id !== id) ?? people[0];
  return (
    <li className="grid gap-0.5">
      <Link to={comparePath(id, other._id)} className="text-link wrap-anywhere">
        {other.name}
      </Link>
      <span className="text-muted wrap-anywhere">
        {[other.memberNumber, other.email].filter(Boolean).join(' · ')}
      </span>
      <span>{describeReasons(reasons)}</span>
    </li>
  );
}
