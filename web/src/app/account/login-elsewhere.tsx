import { TopDialog } from '#ui/dialogs/top-dialog.tsx';

/** Stands in for LoginAgain where its code cannot be loaded: after a login in another tab, this one goes on. */
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
