import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '#ui/base/icons.tsx';

export interface SortableItemProps {
  readonly id: string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const tool =
  'grid size-9 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink ' +
  'disabled:opacity-35 disabled:hover:bg-transparent pointer-coarse:size-11';

export function SortableItem(props: SortableItemProps) {
  const { id, title, isFirst, isLast, onMove, onRemove, children } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const tools = [
    { name: 'up', label: `Move ${title} up`, isDisabled: isFirst, Icon: ArrowUpIcon, act: () => onMove(-1) },
    {
      name: 'down',
      label: `Move ${title} down`,
      isDisabled: isLast,
      Icon: ArrowDownIcon,
      act: () => onMove(1),
    },
    { name: 'delete', label: `Delete ${title}`, isDisabled: false, Icon: TrashIcon, act: onRemove },
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
          aria-label={`Drag ${title}`}
          className={`${tool} cursor-grab touch-none`}
        >
          <GripIcon className="size-4" />
        </button>
        <span className="mr-auto font-semibold text-sm">{title}</span>
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
      <div className="grid gap-4 p-4">{children}</div>
    </li>
  );
}
