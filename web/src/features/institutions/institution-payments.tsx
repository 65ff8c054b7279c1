import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminPayments } from '#parts/payments/admin-payments.tsx';

/** What coordinators have paid for their institution. */
export function InstitutionPayments({ id, name }: { readonly id: string; readonly name: string }) {
  return <AdminPayments name={name} list={useEndpoint('listInstitutionPayments', { id })} />;
}
