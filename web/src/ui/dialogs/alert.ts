import { session } from '#api/session.ts';
import { trustAlertMarkup } from './alert-markup.ts';

interface Alert {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Closes by itself after so many milliseconds. */
  readonly closesAfter?: number;
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

/** An alert with one button, loaded when first needed; resolves once it is closed, also by somebody else's login. */
export async function showAlert({ tone, title, text, closesAfter }: Alert): Promise<void> {
  const Swal = await load().catch(() => undefined);
  // The message matters more than its looks: the connection may be gone by now.
  if (Swal === undefined) return window.alert(text);
  const previous = document.activeElement;
  const isOwners = sameAccount();
  const unsubscribe = session.subscribe(() => {
    if (!isOwners()) Swal.close();
  });
  await Swal.fire({
    icon: tone,
    titleText: title,
    text,
    closeButtonHtml: '',
    confirmButtonText: 'OK',
    // The library gives it back a moment later, even to what lies behind a dialog that was opened meanwhile.
    returnFocus: false,
    didClose: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && previous instanceof HTMLElement) previous.focus();
    },
    heightAuto: false,
    scrollbarPadding: false,
    buttonsStyling: false,
    ...(closesAfter === undefined ? {} : { timer: closesAfter }),
  }).finally(unsubscribe);
}

/** Whether what is on screen is still of who is logged in now, or of nobody; a session that only ended changes nothing. */
function sameAccount(): () => boolean {
  const owner = session.userId();
  return () => owner === null || (session.userId() ?? session.endedOf()) === owner;
}
