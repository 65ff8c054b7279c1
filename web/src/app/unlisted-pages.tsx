import { Head } from '#ui/head.tsx';
import type { LoadPage } from './lazy-page.tsx';

interface UnlistedPage {
  /** Start of the document's title. */
  readonly title: string;
  readonly load: LoadPage;
}

const pages = {
  '/uploaded': { title: 'Upload test', load: () => import('#features/upload/uploaded-page.tsx') },
  '/forgotPassword': {
    title: 'Lupa kata sandi',
    load: () => import('#features/accounts/forgot-password-page.tsx'),
  },
  '/resetPassword': {
    title: 'Kata sandi baru',
    load: () => import('#features/accounts/reset-password-page.tsx'),
  },
  '/verifyEmail': {
    title: 'Verifikasi email',
    load: () => import('#features/accounts/verify-email-page.tsx'),
  },
  '/renew': {
    title: 'Perpanjang keanggotaan',
    load: () => import('#features/membership/renewal-link-page.tsx'),
  },
} as const satisfies Record<string, UnlistedPage>;

/** Loads the page of a path, with its head. */
export async function loadUnlisted(path: keyof typeof pages): ReturnType<LoadPage> {
  const { title, load }: UnlistedPage = pages[path];
  const { default: Page } = await load();
  return {
    default: () => (
      <>
        <Head title={title} />
        <Page />
      </>
    ),
  };
}
