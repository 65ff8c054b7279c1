import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminPayments } from '#shared/payments/admin-payments.tsx';

/** Payments of coordinators for their institution. */
export function InstitutionPayments({ id, name }: { readonly id: string; readonly name: string }) {
  return <AdminPayments name={name} list={useEndpoint('listInstitutionPayments', { id })} />;
}
