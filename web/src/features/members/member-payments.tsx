import type { User } from 'contract/fields/people';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminPayments } from '#parts/payments/admin-payments.tsx';

/** What a member has paid. */
export function MemberPayments({ user: { _id, name } }: { readonly user: User }) {
  return <AdminPayments name={name} list={useEndpoint('listUserPayments', { id: _id })} />;
}
