import { type Editor, useEditorState } from '@tiptap/react';
import { acceptOf, contentImageSlot } from 'contract/rules/files';
import { type ReactNode, useRef } from 'react';
import {
  BulletsIcon,
  LiftIcon,
  LinkIcon,
  NestIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from './editor-icons.tsx';
import { canLift, canNest, lift, nest } from './list-levels.ts';
import { canInsertTable, insertTable } from './tables.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  /** What it is on for; left out for what is done once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const heading = (level: 2 | 3): Tool => ({
  name: `Heading ${level}`,
  sign: <b className="text-sm">H{level}</b>,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
});

const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  {
    name: 'Bold',
    sign: <b>B</b>,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    sign: <i className="font-serif">I</i>,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Bulleted list',
    sign: <BulletsIcon />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: <NumbersIcon />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'Increase indent', sign: <NestIcon />, can: canNest, run: nest },
  { name: 'Decrease indent', sign: <LiftIcon />, can: canLift, run: lift },
  {
    name: 'Quote',
    sign: <QuoteIcon />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  { name: 'Insert table', sign: <TableIcon />, can: canInsertTable, run: insertTable },
];

const history: readonly Tool[] = [
  {
    name: 'Undo',
    sign: <UndoIcon />,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    sign: <RedoIcon />,
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

interface ToolbarProps {
  readonly editor: Editor;
  /** Id of the text. */
  readonly controls: string;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  readonly onPicture: (file: File) => void;
}

const stateOf = (editor: Editor) => ({
  on: [...tools, ...history].map((tool) => tool.isOn?.(editor) ?? false),
  can: [...tools, ...history].map((tool) => tool.can?.(editor) ?? true),
  isLink: editor.isActive('link'),
});

/** One stop for Tab; the arrows move between the buttons, as in every toolbar. */
export function Toolbar({ editor, controls, isLinking, onLink, onPicture }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const { bar, onKeyDown, onFocus } = useArrowKeys();
  const button = (tool: Tool, index: number) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      isOn={tool.isOn === undefined ? undefined : state.on[index]}
      isOff={state.can[index] === false}
      onPress={() => tool.run(editor)}
    >
      {tool.sign}
    </ToolButton>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Text formatting"
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 border-line border-b bg-surface-sunken p-1"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {tools.map(button)}
      <ToolButton name="Link" isOn={state.isLink} isExpanded={isLinking} onPress={onLink}>
        <LinkIcon />
      </ToolButton>
      <PictureButton onPicture={onPicture} />
      {history.map((tool, index) => button(tool, tools.length + index))}
    </div>
  );
}

interface ToolButtonProps {
  readonly name: string;
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ToolButton({ name, isOn, isOff = false, isExpanded, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      aria-disabled={isOff || undefined}
      className="grid size-10 place-items-center rounded-control text-ink hover:bg-surface-raised hover:text-brand aria-disabled:opacity-45 aria-pressed:bg-brand-soft aria-pressed:text-brand-strong pointer-coarse:size-11"
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  );
}

function PictureButton({ onPicture }: Pick<ToolbarProps, 'onPicture'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton name="Insert image" onPress={() => input.current?.click()}>
        <PictureIcon />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Image for the text"
        accept={acceptOf(contentImageSlot)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onPicture(file);
        }}
      />
    </>
  );
}
