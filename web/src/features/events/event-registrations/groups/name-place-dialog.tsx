import type { EventGroup, GroupPlace } from 'contract/events/event-guests';
import { isMemberKind } from 'contract/rules/events/pools';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import * as t from '#messages/features/events/event-registrations/groups';
import { Notice } from '#ui/base/notice.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useDialogRecord } from '#ui/dialogs/use-dialog-action.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { groupQueries } from './group-text.ts';

interface NamePlaceDialogProps extends RecordDialogProps<GroupPlace> {
  readonly group: EventGroup;
}

/** Gives a place of a group to a member of the institution, or at the price of the public to any person. */
export function NamePlaceDialog({ group, record, onClose, returnFocus }: NamePlaceDialogProps) {
  const place = useDialogRecord(record);
  if (place === null) return null;
  const { number, person } = place;
  return (
    <DialogFrame
      isOpen={record !== null}
      title={person === null ? fill(t.addNameTitle, { number }) : fill(t.changeNameTitle, { number })}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div className="grid gap-5">
        {person !== null && <Notice tone="info">{fill(t.losesPlace, { name: person.name })}</Notice>}
        <NameForm key={number} group={group} place={place} onClose={onClose} />
      </div>
    </DialogFrame>
  );
}

interface NameFormProps {
  readonly group: EventGroup;
  readonly place: GroupPlace;
  readonly onClose: () => void;
}

function NameForm({ group, place, onClose }: NameFormProps) {
  const isOfSeat = isMemberKind(place.kind);
  const candidates = group.members.filter(
    ({ isRegistered, isMember }) => !isRegistered && (isMember || !isOfSeat),
  );
  const [isMember, setMember] = useState(isOfSeat || candidates.length > 0);
  const options = {
    label: t.nameForm,
    refreshes: groupQueries,
    submitLabel: t.saveName,
    busyLabel: t.saving,
    onDone: ({ message }: { readonly message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  return (
    <>
      {!isOfSeat && <PersonChoice isMember={isMember} onChange={setMember} />}
      {isMember && candidates.length === 0 && <p>{noCandidateText(isOfSeat)}</p>}
      {isMember && candidates.length > 0 && (
        <EndpointForm
          {...options}
          key="member"
          name="nameEventPlace"
          fixed={{ id: group._id, place: place.number }}
          needs={['user']}
        >
          {({ Select }) => (
            <Select
              name="user"
              label={t.member}
              placeholder={t.chooseMember}
              options={candidates.map(({ _id, name, email }) => ({
                value: _id,
                label: `${name} (${email})`,
              }))}
            />
          )}
        </EndpointForm>
      )}
      {!isMember && (
        <EndpointForm
          {...options}
          key="other"
          name="nameEventPlace"
          fixed={{ id: group._id, place: place.number }}
          needs={['name', 'email']}
        >
          {({ Text }) => (
            <>
              <Text name="name" label={t.name} autoComplete="off" hint={t.nameHint} />
              <Text
                name="email"
                label={t.email}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                hint={t.emailHint}
              />
            </>
          )}
        </EndpointForm>
      )}
    </>
  );
}

const noCandidateText = (isOfSeat: boolean): string => (isOfSeat ? t.noSeatCandidates : t.noCandidates);

interface PersonChoiceProps {
  readonly isMember: boolean;
  readonly onChange: (isMember: boolean) => void;
}

function PersonChoice({ isMember, onChange }: PersonChoiceProps) {
  const choices = [
    { value: true, text: t.seatMember },
    { value: false, text: t.otherPerson },
  ];
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">{t.forWhom}</legend>
      {choices.map(({ value, text }) => (
        <label key={text} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="person"
            className="size-5 shrink-0 accent-brand"
            checked={isMember === value}
            onChange={() => onChange(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
