import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/events/event-registrations/groups';

/** Says who ordered a place. Only the coordinator of the institution can cancel it, or give it to another person. */
export function OrderedBy({ institution }: { readonly institution: string }) {
  return <p className="text-muted wrap-anywhere">{fill(t.orderedBy, { institution })}</p>;
}
