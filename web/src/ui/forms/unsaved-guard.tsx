import { type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toSitePath } from '#api/transport/site-path.ts';
import * as t from '#messages/ui/forms';
import { askQuestion } from '#ui/dialogs/alert.ts';
import { isSame } from './drafts/draft-values.ts';
import { FormContext } from './form-context.ts';

const question = {
  title: t.leaveQuestion,
  confirm: t.leave,
  cancel: t.stay,
} as const;

interface UnsavedGuardProps {
  /** Does not ask while the draft on the device contains all changes. Passwords and files are never in it. */
  readonly trustsDraft?: boolean;
  /** Gets the function that returns whether the form has changes, for another form of the page. */
  readonly changes?: Ref<() => boolean> | undefined;
}

/** Asks for confirmation before unsaved changes are lost. Must be inside an EndpointForm. */
export function UnsavedGuard({ trustsDraft = false, changes }: UnsavedGuardProps) {
  const { formState, getValues } = useFormContext();
  const form = useContext(FormContext);
  const isInDraft = () =>
    form?.settled !== undefined && [...form.excludedFields.keys()].every((name) => isEmpty(getValues(name)));
  const { isDirty, isSubmitting, defaultValues = {} } = formState;
  // A cleared or emptied field is also dirty: it is an empty string, and its initial value is undefined.
  const hasChanges = () =>
    Object.entries(getValues()).some(([name, value]) => !isSame(value, defaultValues[name]));
  useImperativeHandle(changes, () => hasChanges);
  useLeaveConfirmation(isDirty && !isSubmitting, () => hasChanges() && !(trustsDraft && isInDraft()));
  return null;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Answer of the user, for all forms of the page: only the first one with changes asks. */
let answer: 'none' | 'awaited' | 'leave' = 'none';

/** Asks with a dialog of the site within the app, and with that of the browser before the page is closed. */
function useLeaveConfirmation(isActive: boolean, losesInput: () => boolean): void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, losesInput });
  latest.current = { navigate, losesInput };
  useEffect(() => {
    if (!isActive) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.losesInput()) event.preventDefault();
    };
    const leave = (navigation: Navigation, { destination, navigationType }: NavigateEvent) => {
      answer = 'leave';
      if (navigationType === 'traverse') return void navigation.traverseTo(destination.key);
      const { pathname, search, hash } = new URL(destination.url);
      void latest.current.navigate(`${toSitePath(pathname)}${search}${hash}`, {
        replace: navigationType === 'replace',
      });
    };
    const ask = async (navigation: Navigation, event: NavigateEvent) => {
      answer = 'awaited';
      if (await askQuestion(question)) leave(navigation, event);
      else answer = 'none';
    };
    // The declarative router cannot block a navigation, but the Navigation API can.
    const onNavigate = (event: NavigateEvent) => {
      // A download does not leave the page.
      if (event.downloadRequest !== null || answer === 'leave' || navigation === undefined) return;
      if (!latest.current.losesInput()) return;
      const destination = new URL(event.destination.url);
      const isInside = destination.origin === window.location.origin;
      const isLeaving = isInside && destination.pathname !== window.location.pathname;
      if (!event.cancelable || !isLeaving || event.hashChange) return;
      event.preventDefault();
      if (answer === 'none') void ask(navigation, event);
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onUnload);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      answer = 'none';
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [isActive]);
}
