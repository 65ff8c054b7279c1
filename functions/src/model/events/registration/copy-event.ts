import { limits } from 'contract/rules/limits';
import { addDays } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { addContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { copyPictures } from '#model/content/copy-pictures.ts';
import { copyProgramme, eventProgrammes } from './programmes.ts';
import { copyQuestions, eventQuestions } from './questions.ts';
import { eventSettings, readWithEvent } from './records.ts';
import { saveSettings, toSettings } from './settings.ts';

const suffix = ' (salinan)';

type CopiedEvent = Pick<Stored<EventRecord>, 'id' | 'data'>;

/**
 * Copies an event with text, pictures, programme, questions and registration, without people, as a draft. With `days`,
 * all times move by them; without, the event has no dates, and registration and programme keep their times. An
 * interruption after the draft leaves a draft without registration. Throws `not-found`.
 */
export async function copyEvent(
  id: string,
  days: number | undefined,
  actor: Actor,
  addToBatch: (batch: Batch, created: CopiedEvent) => void,
): Promise<CopiedEvent> {
  const [[event, settings], programme, questions] = await Promise.all([
    readWithEvent(eventSettings, id),
    eventProgrammes.get(id),
    eventQuestions.get(id),
  ]);
  const move = (at: Date): Date => addDays(at, days ?? 0);
  const moveDate = (at: Date | null): Date | null => (days === undefined || at === null ? null : move(at));
  const original: EventRecord & { readonly schema?: number } = event.data;
  // The copy gets the version of this code.
  const {
    schema: _schema,
    cancelledAt: _at,
    cancelReason: _reason,
    hasMaterials: _materials,
    ...copied
  } = original;
  const { added, ...pictures } = await copyPictures(copied);
  const record: EventRecord = {
    ...copied,
    ...pictures,
    title: `${copied.title.slice(0, limits.titleCharacters - suffix.length)}${suffix}`,
    startDate: moveDate(copied.startDate),
    endDate: moveDate(copied.endDate),
    createdAt: null,
    updatedAt: clock.now(),
  };
  const storeCopy = (batch: Batch, created: { id: string; data: EventRecord }) => {
    copyProgramme(batch, programme, created.id, move);
    copyQuestions(batch, questions, created.id);
    addToBatch(batch, created);
  };
  const copy = await addContent(contentKinds.event, record, actor, added, storeCopy, (created) => created);
  if (settings !== undefined) {
    const { opensAt, closesAt, earlyUntil, ...others } = toSettings(settings.data);
    const times = {
      opensAt: move(opensAt),
      closesAt: move(closesAt),
      earlyUntil: earlyUntil && move(earlyUntil),
    };
    await saveSettings(copy.id, { ...others, ...times }, undefined, actor);
  }
  return copy;
}
