import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AddParticipant, participantPath } from '#shared/events/add-participant.tsx';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';

interface WalkInProps {
  readonly event: string;
  readonly onAdded: () => void;
}

/** Registers a person at the door. A place with a price leads to its bill, another one stays on this screen. */
export function WalkIn(props: WalkInProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-5">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Tutup formulir' : 'Tambah peserta'}
      </Button>
      {isOpen && <WalkInForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function WalkInForm({ event, onAdded, onClose }: WalkInProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const record = useEndpoint('getWrittenEventRegistration', { id: event });
  return (
    <RecordScreen record={record} isBrief loadError="Formulir tidak dapat dimuat.">
      {({ settings }) =>
        settings === null ? (
          <p>Pendaftaran acara ini belum dibuka.</p>
        ) : (
          <div className="w-full">
            <AddParticipant
              event={event}
              prices={settings.prices}
              onAdded={({ _id, state }) => {
                onAdded();
                if (state === 'held') navigate(`${participantPath(_id)}?from=check-in`);
                else onClose();
              }}
            />
          </div>
        )
      }
    </RecordScreen>
  );
}
