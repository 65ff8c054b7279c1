import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useId, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '#ui/base/icons.tsx';
import { FoldIcon } from '#ui/base/shell-icons.tsx';

export interface SortableItemProps {
  readonly id: string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Short text for an entry that can be closed. An entry without text starts open. */
  readonly summary: string | undefined;
  readonly summaryLang: string | undefined;
  /** An entry with an error stays open. */
  readonly hasError: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const tool =
  'grid size-9 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink ' +
  'disabled:opacity-35 disabled:hover:bg-transparent pointer-coarse:size-11';

export function SortableItem(props: SortableItemProps) {
  const { id, title, isFirst, isLast, summary, summaryLang, hasError, onMove, onRemove, children } = props;
  const [isOpen, setOpen] = useState(summary === undefined || summary === '');
  if (hasError && !isOpen) setOpen(true);
  const contentId = useId();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const tools = [
    { name: 'up', label: `Naikkan ${title}`, isDisabled: isFirst, Icon: ArrowUpIcon, act: () => onMove(-1) },
    {
      name: 'down',
      label: `Turunkan ${title}`,
      isDisabled: isLast,
      Icon: ArrowDownIcon,
      act: () => onMove(1),
    },
    { name: 'delete', label: `Hapus ${title}`, isDisabled: false, Icon: TrashIcon, act: onRemove },
  ];
  return (
    <li
      ref={setNodeRef}
      data-entry={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`relative rounded-control border border-line bg-surface-raised ${isDragging ? 'z-10 shadow-float' : ''}`}
    >
      <div className="flex items-center gap-1 border-line border-b py-1 pr-2 pl-1">
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          aria-label={`Geser ${title}`}
          className={`${tool} cursor-grab touch-none`}
        >
          <GripIcon className="size-4" />
        </button>
        {summary === undefined ? (
          <span className="mr-auto font-semibold text-sm">{title}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            className="mr-auto flex min-h-9 min-w-0 items-center gap-2 rounded-control text-left text-sm hover:text-brand pointer-coarse:min-h-11"
            onClick={() => setOpen(!isOpen)}
          >
            <FoldIcon className={`size-4 shrink-0 ${isOpen ? '' : '-rotate-90'}`} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{title}</span>
              {summary !== '' && <span lang={summaryLang} className="text-muted">{` ${summary}`}</span>}
            </span>
          </button>
        )}
        {tools.map(({ name, label, isDisabled, Icon, act }) => (
          <button
            key={name}
            type="button"
            data-tool={name}
            aria-label={label}
            disabled={isDisabled}
            className={name === 'delete' ? `${tool} text-danger!` : tool}
            onClick={act}
          >
            <Icon className="size-4" />
          </button>
        ))}
      </div>
      <div id={contentId} hidden={!isOpen} className="grid gap-4 p-4 [&[hidden]]:hidden">
        {children}
      </div>
    </li>
  );
}
