import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/institutions/institutions';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const jointPaymentScreen: MemberScreen = {
  path: '/membership/institution/payment',
  title: t.jointTitle,
  prefetch: () => profileQuery(),
  load: () => import('./joint-payment-page.tsx'),
};
