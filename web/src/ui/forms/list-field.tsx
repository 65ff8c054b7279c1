import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { limits } from 'contract/rules/limits';
import { type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldValues, get, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/base/button.tsx';
import { PlusIcon } from '#ui/base/icons.tsx';
import { AlertIcon } from '#ui/base/shell-icons.tsx';
import { EntryTitle, FormContext } from './form-context.ts';
import { SortableItem } from './sortable-item.tsx';

export interface ListFieldProps {
  readonly name: string;
  readonly label: string;
  readonly entry: string;
  readonly newEntry: unknown;
  readonly hint?: ReactNode;
  /** Returns a short text for an entry. With it, entries are closed until the user opens them. */
  readonly summaryOf?: (value: FieldValues) => string;
  /** Replaces the button that adds a new entry. */
  readonly renderAdder?: (add: (value: unknown) => void) => ReactNode;
  readonly children: (path: string, index: number) => ReactNode;
}

/** List field. Entries can be added, edited, deleted, and reordered by pointer, keyboard and buttons. */
export function ListField(props: ListFieldProps) {
  const { name, label, entry, newEntry, hint, summaryOf, renderAdder, children } = props;
  const { control, formState, getValues } = useFormContext<FieldValues>();
  const list = useFieldArray<FieldValues>({ control, name });
  const region = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusOnTool(region);
  const problem = listProblem(get(formState.errors, name));
  const hintId = useId();
  const outer = useContext(EntryTitle);
  const summaryLang = useContext(FormContext)?.textLang;
  const title = (index: number) => `${entry} ${index + 1}`;
  const ids = list.fields.map(({ id }) => id);
  const add = (value: unknown) =>
    list.append(value as FieldValues, { focusName: `${name}.${list.fields.length}` });
  const move = (from: number, by: -1 | 1) => {
    focusAfter(ids[from], by === -1 ? ['up', 'down'] : ['down', 'up']);
    list.move(from, from + by);
  };
  const remove = (index: number) => {
    focusAfter(ids[index + 1] ?? ids[index - 1], ['delete']);
    list.remove(index);
  };
  return (
    <fieldset
      ref={region}
      tabIndex={-1}
      aria-describedby={hint === undefined ? undefined : hintId}
      className="grid gap-3 outline-none"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <Sorting ids={ids} titleOf={(id) => title(ids.indexOf(id))} onMove={(from, to) => list.move(from, to)}>
        <ol className="grid gap-3">
          {list.fields.map(({ id }, index) => (
            <SortableItem
              key={id}
              id={id}
              title={title(index)}
              isFirst={index === 0}
              isLast={index === list.fields.length - 1}
              summary={summaryOf?.(getValues(`${name}.${index}`) ?? {})}
              summaryLang={summaryLang}
              hasError={get(formState.errors, `${name}.${index}`) !== undefined}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            >
              <EntryTitle value={outer === '' ? title(index) : `${outer}, ${title(index)}`}>
                {children(`${name}.${index}`, index)}
              </EntryTitle>
            </SortableItem>
          ))}
        </ol>
      </Sorting>
      {problem !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {list.fields.length < limits.listEntries &&
        (renderAdder === undefined ? (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            icon={<PlusIcon className="size-4" />}
            onClick={() => add(structuredClone(newEntry))}
          >
            {`Tambah ${entry.toLowerCase()}`}
          </Button>
        ) : (
          renderAdder(add)
        ))}
    </fieldset>
  );
}

function listProblem(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === 'string' ? text : undefined;
}

type Tool = 'up' | 'down' | 'delete';

/** Focuses a button of an entry after the list has changed, or the list if there is none. */
function useFocusOnTool(region: React.RefObject<HTMLElement | null>) {
  const target = useRef<{ id: string | undefined; tools: readonly Tool[] } | null>(null);
  useEffect(() => {
    if (target.current === null) return;
    const { id, tools } = target.current;
    target.current = null;
    const button = tools
      .map((tool) =>
        region.current?.querySelector<HTMLButtonElement>(
          `[data-entry="${id}"] > div [data-tool="${tool}"]:enabled`,
        ),
      )
      .find((button) => button);
    (button ?? region.current)?.focus();
  });
  return (id: string | undefined, tools: readonly Tool[]) => {
    target.current = { id, tools };
  };
}

interface SortingProps {
  readonly ids: string[];
  readonly titleOf: (id: string) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

function Sorting({ ids, titleOf, onMove, children }: SortingProps) {
  const sensors = useSensors(
    // A press without movement is a click, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles follow from the ids and their order
  const announcements = useMemo(() => createAnnouncements(titleOf), [ids.join()]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const screenReaderInstructions = {
  draggable:
    'Tekan spasi untuk mengangkat, panah untuk memindahkan, spasi untuk meletakkan, Escape untuk batal.',
};

const createAnnouncements = (titleOf: (id: string) => string): Announcements => {
  const titleFor = (id: string | number) => titleOf(String(id));
  return {
    onDragStart: ({ active }) => `${titleFor(active.id)} diangkat.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${titleFor(active.id)} di tempat ${titleFor(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${titleFor(active.id)} diletakkan.`
        : `${titleFor(active.id)} diletakkan di tempat ${titleFor(over.id)}.`,
    onDragCancel: ({ active }) => `${titleFor(active.id)} tetap di tempatnya.`,
  };
};
