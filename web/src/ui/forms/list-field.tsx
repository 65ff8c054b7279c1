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
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldValues, get, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/base/button.tsx';
import { PlusIcon } from '#ui/base/icons.tsx';
import { AlertIcon } from '#ui/base/shell-icons.tsx';
import { SortableItem } from './sortable-item.tsx';

export interface ListFieldProps {
  /** A list of the endpoint's input. */
  readonly name: string;
  readonly label: string;
  /** What one entry is called: 'Step'. */
  readonly entry: string;
  /** A new entry. */
  readonly blank: unknown;
  readonly hint?: ReactNode;
  /** Instead of the button that adds a blank entry. */
  readonly adder?: (add: (value: unknown) => void) => ReactNode;
  /** The fields of one entry, whose names start with `path`. */
  readonly children: (path: string, index: number) => ReactNode;
}

/** Entries that can be added, edited, deleted, and put in order by dragging, by keyboard and by buttons. */
export function ListField({ name, label, entry, blank, hint, adder, children }: ListFieldProps) {
  const { control, formState } = useFormContext<FieldValues>();
  const list = useFieldArray<FieldValues>({ control, name });
  const region = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusOnTool(region);
  const problem = listProblem(get(formState.errors, name));
  const hintId = useId();
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
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            >
              {children(`${name}.${index}`, index)}
            </SortableItem>
          ))}
        </ol>
      </Sorting>
      {problem !== undefined && (
        <p role="alert" lang="id" className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      {list.fields.length < limits.listEntries &&
        (adder === undefined ? (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            icon={<PlusIcon className="size-4" />}
            onClick={() => add(structuredClone(blank))}
          >
            {`Add ${entry}`}
          </Button>
        ) : (
          adder(add)
        ))}
    </fieldset>
  );
}

/** What is wrong with the list itself; an entry's own problems stand beside its fields. */
function listProblem(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === 'string' ? text : undefined;
}

type Tool = 'up' | 'down' | 'delete';

/** Puts the focus on a tool of an entry once the list has changed; on the list itself when there is none. */
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
    // A press that does not move is a click, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles follow from the ids and their order
  const announcements = useMemo(() => announcementsOf(titleOf), [ids.join()]);
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
    'Press space to pick the entry up, the arrow keys to move it, space to drop it, escape to leave it where it was.',
};

const announcementsOf = (titleOf: (id: string) => string): Announcements => {
  const named = (id: string | number) => titleOf(String(id));
  return {
    onDragStart: ({ active }) => `${named(active.id)} picked up.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${named(active.id)} is over ${named(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? `${named(active.id)} dropped.` : `${named(active.id)} dropped at ${named(over.id)}.`,
    onDragCancel: ({ active }) => `${named(active.id)} stays where it was.`,
  };
};
