import { TopDialog } from '#ui/dialogs/top-dialog.tsx';

/** Replaces LoginAgain if its code cannot be loaded. After a login in another tab, this tab continues. */
export function LoginElsewhere() {
  return (
    <TopDialog
      title="Sesi Anda berakhir"
      text="Masuk lagi di tab lain dengan akun yang sama, lalu lanjutkan di sini. Isian Anda di halaman ini masih ada."
    >
      <a href="/login" target="_blank" rel="noopener" className="text-link justify-self-start">
        Masuk di tab lain
      </a>
    </TopDialog>
  );
}
