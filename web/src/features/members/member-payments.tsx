import type { User } from 'contract/schemas/people';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminPayments } from '#shared/payments/admin-payments.tsx';

export function MemberPayments({ user: { _id, name } }: { readonly user: User }) {
  return <AdminPayments name={name} list={useEndpoint('listUserPayments', { id: _id })} />;
}
