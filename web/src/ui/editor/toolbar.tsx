import { type Editor, useEditorState } from '@tiptap/react';
import { acceptOf, contentImageSlot } from 'contract/rules/files';
import { type ReactNode, useRef } from 'react';
import { chainInText } from './chain-in-text.ts';
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
  readonly icon: ReactNode;
  /** Whether the format is active. Undefined for one-time actions. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly isEnabled?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const heading = (level: 2 | 3): Tool => ({
  name: `Judul ${level}`,
  icon: <b className="text-sm">H{level}</b>,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => chainInText(editor).toggleNode('heading', 'paragraph', { level }).run(),
});

const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  {
    name: 'Tebal',
    icon: <b>B</b>,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => chainInText(editor).toggleBold().run(),
  },
  {
    name: 'Miring',
    icon: <i className="font-serif">I</i>,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => chainInText(editor).toggleItalic().run(),
  },
  {
    name: 'Daftar poin',
    icon: <BulletsIcon />,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => chainInText(editor).toggleBulletList().run(),
  },
  {
    name: 'Daftar bernomor',
    icon: <NumbersIcon />,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => chainInText(editor).toggleOrderedList().run(),
  },
  { name: 'Jorokkan', icon: <NestIcon />, isEnabled: canNest, run: nest },
  { name: 'Keluarkan', icon: <LiftIcon />, isEnabled: canLift, run: lift },
  {
    name: 'Kutipan',
    icon: <QuoteIcon />,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => chainInText(editor).toggleWrap('blockquote').run(),
  },
  { name: 'Sisipkan tabel', icon: <TableIcon />, isEnabled: canInsertTable, run: insertTable },
];

const history: readonly Tool[] = [
  {
    name: 'Urungkan',
    icon: <UndoIcon />,
    isEnabled: (editor) => editor.can().undo(),
    run: (editor) => chainInText(editor).undo().run(),
  },
  {
    name: 'Ulangi',
    icon: <RedoIcon />,
    isEnabled: (editor) => editor.can().redo(),
    run: (editor) => chainInText(editor).redo().run(),
  },
];

interface ToolbarProps {
  readonly editor: Editor;
  readonly controls: string;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  readonly onPicture: (file: File) => void;
}

const getToolbarState = (editor: Editor) => ({
  on: [...tools, ...history].map((tool) => tool.isActive?.(editor) ?? false),
  can: [...tools, ...history].map((tool) => tool.isEnabled?.(editor) ?? true),
  isLink: editor.isActive('link'),
});

export function Toolbar({ editor, controls, isLinking, onLink, onPicture }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => getToolbarState(now) });
  const { bar, onKeyDown, onFocus } = useArrowKeys();
  const button = (tool: Tool, index: number) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      isPressed={tool.isActive === undefined ? undefined : state.on[index]}
      isDisabled={state.can[index] === false}
      onPress={() => tool.run(editor)}
    >
      {tool.icon}
    </ToolButton>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Format teks"
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 border-line border-b bg-surface-sunken p-1"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {tools.map(button)}
      <ToolButton name="Tautan" isPressed={state.isLink} isExpanded={isLinking} onPress={onLink}>
        <LinkIcon />
      </ToolButton>
      <PictureButton onPicture={onPicture} />
      {history.map((tool, index) => button(tool, tools.length + index))}
    </div>
  );
}

interface ToolButtonProps {
  readonly name: string;
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ToolButton({ name, isPressed, isDisabled = false, isExpanded, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      className="grid size-10 place-items-center rounded-control text-ink hover:bg-surface-raised hover:text-brand aria-disabled:opacity-45 aria-pressed:bg-brand-soft aria-pressed:text-brand-strong pointer-coarse:size-11"
      onClick={() => !isDisabled && onPress()}
    >
      {children}
    </button>
  );
}

function PictureButton({ onPicture }: Pick<ToolbarProps, 'onPicture'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton name="Sisipkan gambar" onPress={() => input.current?.click()}>
        <PictureIcon />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Gambar untuk teks"
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
