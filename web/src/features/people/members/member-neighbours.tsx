import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { useShortcuts } from '#ui/base/use-shortcuts.ts';
import { parseUserFilter } from './list/user-filter.ts';

type Neighbours = EndpointReply<'getUserNeighbours'>;

/**
 * Links to the people before and after this one in the list that the admin came from. The list passes its query in the
 * state of the history entry, which survives a reload. The keys J and K follow them.
 */
export function MemberNeighbours({ id }: { readonly id: string }) {
  const state = useLocation().state as { readonly list?: string } | null;
  if (state?.list === undefined) return null;
  return <Neighbours key={id} id={id} list={state.list} />;
}

function Neighbours({ id, list }: { readonly id: string; readonly list: string }) {
  const navigate = useNavigate();
  const filter = parseUserFilter(new URLSearchParams(list));
  const { data } = useEndpoint('getUserNeighbours', { id, ...filter });
  const found = useLastPosition(data);
  const state = { list };
  const open = (person: Neighbours['next'] | undefined) => {
    if (person) navigate(`/admin/manage-user/${person._id}`, { state });
  };
  useShortcuts({ j: () => open(found?.next), k: () => open(found?.previous) }, true);
  if (found === undefined)
    return data === undefined ? null : (
      <p className="self-center text-muted text-sm">Tidak ada lagi di daftar ini.</p>
    );
  return (
    <nav aria-label="Anggota di daftar" className="flex flex-wrap items-center gap-2">
      <Neighbour person={found.previous} label="Sebelumnya" shortcut="k" state={state} />
      <span className="text-muted text-sm tabular-nums">{`${found.position} dari ${found.total}`}</span>
      <Neighbour person={found.next} label="Berikutnya" shortcut="j" state={state} />
    </nav>
  );
}

/** Keeps the last position. A decision can remove the person from the list, whose next one stays the same. */
function useLastPosition(data: Neighbours | undefined): Neighbours | undefined {
  const [last, setLast] = useState<Neighbours>();
  if (data !== undefined && data.position !== null && data !== last) setLast(data);
  return data?.position === null ? last : data;
}

interface NeighbourProps {
  readonly person: Neighbours['next'];
  readonly label: string;
  readonly shortcut: string;
  readonly state: { readonly list: string };
}

function Neighbour({ person, label, shortcut, state }: NeighbourProps) {
  if (person === null)
    return (
      <span aria-disabled="true" className="px-3.5 py-1.5 font-semibold text-muted text-sm opacity-55">
        {label}
      </span>
    );
  return (
    <ButtonLink
      to={`/admin/manage-user/${person._id}`}
      state={state}
      variant="secondary"
      size="small"
      aria-label={`${label}: ${person.name}`}
      aria-keyshortcuts={shortcut}
      title={`${person.name} (${shortcut.toUpperCase()})`}
    >
      {label}
    </ButtonLink>
  );
}
