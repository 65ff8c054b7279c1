import type { SweetAlertOptions } from 'sweetalert2';
import { session } from '#api/session.ts';
import * as t from '#messages/ui/dialogs';
import { langOf } from '#ui/text/fixed-english.ts';
import { trustAlertMarkup } from './alert-markup.ts';

interface Alert {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly autoCloseMs?: number;
}

const load = async () => {
  trustAlertMarkup();
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.min.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
    import('./alert.css'),
  ]);
  return Swal;
};

/** Shows an alert with one button. Resolves when it is closed, also by a login of another account. */
export async function showAlert({ tone, title, text, autoCloseMs }: Alert): Promise<void> {
  const Swal = await load().catch(() => undefined);
  // Without a connection the message is shown without the styled alert.
  if (Swal === undefined) return window.alert(text);
  await fire(Swal, {
    icon: tone,
    titleText: title,
    text,
    confirmButtonText: t.ok,
    ...(autoCloseMs === undefined ? {} : { timer: autoCloseMs }),
  });
}

interface Question {
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
}

/** Asks a question. Resolves with false when it is closed, also by a login of another account. */
export async function askQuestion({ title, confirm, cancel }: Question): Promise<boolean> {
  const Swal = await load().catch(() => undefined);
  if (Swal === undefined) return window.confirm(title);
  const { isConfirmed } = await fire(Swal, {
    titleText: title,
    confirmButtonText: confirm,
    cancelButtonText: cancel,
    showCancelButton: true,
    focusCancel: true,
    reverseButtons: true,
  });
  return isConfirmed;
}

type Library = Awaited<ReturnType<typeof load>>;

async function fire(Swal: Library, options: SweetAlertOptions) {
  const previous = document.activeElement;
  const isSameAccount = createAccountCheck();
  const unsubscribe = session.subscribe(() => {
    if (!isSameAccount()) Swal.close();
  });
  return Swal.fire({
    closeButtonHtml: '',
    closeButtonAriaLabel: t.close,
    cancelButtonText: t.cancel,
    // The library restores the focus a moment later, even to an element behind a dialog that was opened
    // meanwhile.
    returnFocus: false,
    didClose: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && previous instanceof HTMLElement) previous.focus();
    },
    didOpen: (popup) => {
      if (langOf(options.text) === 'en') popup.lang = 'en';
    },
    heightAuto: false,
    scrollbarPadding: false,
    buttonsStyling: false,
    ...options,
  }).finally(unsubscribe);
}

/** The check is true while the account is still the same; also for visitors and after an expired session. */
function createAccountCheck(): () => boolean {
  const owner = session.userId();
  return () => owner === null || (session.userId() ?? session.endedAccountId()) === owner;
}
