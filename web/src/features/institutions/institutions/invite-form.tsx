import type { InvitationRow } from 'contract/institutions/institution-seats';
import { limits } from 'contract/rules/limits';
import type { InvitationVerdict } from 'contract/rules/people/address-list';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import * as t from '#messages/features/institutions/institutions';
import { Button } from '#ui/base/button.tsx';
import { fieldMessage, getErrorMessage } from '#ui/base/error-message.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { Field } from '#ui/forms/field.tsx';
import { afterSeatChange } from './seat-dialog.tsx';

/** Returns whether a text is more than one address, so that its lines are checked before mails are sent. */
const isList = (text: string): boolean => !/^[^\s,;<>@]+@[^\s,;<>@]+$/.test(text.trim());

/** Invites one address, or checks a list first. Addresses without an invitation stay in the field. */
export function InviteForm({ id, free }: { readonly id: string; readonly free: number }) {
  const state = useInvitations(id);
  const { text, error, rows, isBusy, change } = state;
  if (free <= 0 && text === '') {
    return <p className="text-muted">{t.seatsFull}</p>;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.send();
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={t.inviteStaff}
      className="grid gap-3 border-line border-t pt-5"
      onSubmit={submit}
    >
      <h3 className="font-semibold">{t.inviteStaff}</h3>
      <Field
        id="invited-staff"
        label={t.staffEmail}
        error={error}
        hint={fill(t.staffEmailHint, { days: limits.invitationDays })}
      >
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={text.includes('\n') ? 6 : 2}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              // A single address is sent as in other forms. A pasted list has its own lines.
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              void state.send();
            }}
          />
        )}
      </Field>
      {rows !== undefined && <InvitationCheck rows={rows} free={free} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton text={text} rows={rows} isBusy={isBusy} />
        <FileButton onText={change} onRefused={state.refuse} />
      </div>
    </form>
  );
}

const verdicts: Readonly<Record<InvitationVerdict, readonly [label: string, tone: string]>> = {
  invite: [t.willInvite, 'text-success'],
  invited: [t.alreadyInvited, 'text-muted'],
  seated: [t.alreadySeated, 'text-muted'],
  repeated: [t.repeated, 'text-muted'],
  invalid: [t.noAddress, 'text-danger'],
  'no-seat': [t.noSeat, 'text-warning'],
};

interface InvitationCheckProps {
  readonly rows: readonly InvitationRow[];
  readonly free: number;
}

/** Outcome of each line of a list. Nothing is sent yet. */
function InvitationCheck({ rows, free }: InvitationCheckProps) {
  const count = rows.filter(({ verdict }) => verdict === 'invite').length;
  return (
    <section aria-label={t.checkResult} className="grid gap-2">
      <p role="status">{fill(t.checkCounts, { count, total: rows.length, free })}</p>
      <ul className="grid max-h-80 overflow-y-auto" tabIndex={-1}>
        {rows.map(({ line, text, verdict }) => (
          <li
            key={`${line}-${text}-${verdict}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{fill(t.line, { line, text })}</span>
            <span className={`font-medium ${verdicts[verdict][1]}`}>{verdicts[verdict][0]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SubmitButtonProps {
  readonly text: string;
  readonly rows: readonly InvitationRow[] | undefined;
  readonly isBusy: boolean;
}

function SubmitButton({ text, rows, isBusy }: SubmitButtonProps) {
  const count = rows?.filter(({ verdict }) => verdict === 'invite').length;
  if (count === 0) return null;
  const isCheck = count === undefined && isList(text);
  return (
    <Button type="submit" busy={isBusy} busyLabel={isCheck ? t.checking : t.sending}>
      {isCheck ? t.checkList : count === undefined ? t.sendInvitation : fill(t.sendInvitations, { count })}
    </Button>
  );
}

interface FileButtonProps {
  readonly onText: (text: string) => void;
  readonly onRefused: (message: string) => void;
}

/** Puts the lines of a CSV file into the field, where they can be changed before they are checked. */
function FileButton({ onText, onRefused }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const text = await readListFile(file);
    if (text === undefined) onRefused(t.fileUnreadable);
    else onText(text);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t.csvFile}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t.readCsv}
      </Button>
    </>
  );
}

/** Two hundred addresses with names need far less. */
const maxBytes = 100_000;

/** Returns the text of a CSV file, also of one that Excel saved as windows-1252; undefined for any other file. */
async function readListFile(file: File): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined;
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // Workbooks are archives: their bytes contain control characters.
  return /[^\P{Cc}\r\n\t]/u.test(text) ? undefined : text;
}

function useInvitations(id: string) {
  const refreshes = { refreshes: afterSeatChange };
  const single = useAction('inviteStaff', refreshes);
  const check = useAction('checkStaffList');
  const list = useAction('inviteStaffList', refreshes);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [rows, setRows] = useState<readonly InvitationRow[]>();
  const change = (next: string) => {
    setText(next);
    setRows(undefined);
    setError(undefined);
  };
  const attempt = async () => {
    if (!isList(text)) {
      const { message } = await single.run({ id, email: text.trim() });
      toast.success(`${text.trim()}: ${message}`);
      return change('');
    }
    if (rows === undefined) return setRows((await check.run({ id, text })).rows);
    const { message, rows: sent } = await list.run({ id, text });
    toast.success(message);
    const open = sent.filter(({ verdict }) => verdict === 'invalid' || verdict === 'no-seat');
    setText(open.map((row) => row.text).join('\n'));
    setRows(open.length === 0 ? undefined : open);
  };
  const singleFlight = useSingleFlight();
  const send = singleFlight(async () => {
    if (text.trim() === '') return setError(wording.required);
    setError(undefined);
    try {
      await attempt();
    } catch (refusal) {
      setError(fieldMessage(refusal, 'email') ?? fieldMessage(refusal, 'text') ?? getErrorMessage(refusal));
    }
  });
  return {
    text,
    error,
    rows,
    isBusy: single.isBusy || check.isBusy || list.isBusy,
    change,
    refuse: setError,
    send,
  };
}
