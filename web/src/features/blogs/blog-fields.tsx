import { blogCategories } from 'contract/rules/categories';
import type { ComponentType } from 'react';
import type { ShownTextProps } from '#ui/editor/editor-place.tsx';
import type { SharedFields } from '#ui/forms/endpoint-form.tsx';
import { categoryLabels } from './category-labels.ts';

const categories = blogCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** What an article is made of, for adding and for editing one. */
export function BlogFields({
  fields: { Text, Select, RichText },
  Shown,
}: {
  readonly fields: SharedFields<'title' | 'author' | 'category' | 'content'>;
  /** Shows the text that is there already. */
  readonly Shown?: ComponentType<ShownTextProps>;
}) {
  return (
    <>
      <Text name="title" label="Title" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Text name="author" label="Author" autoComplete="off" />
        <Select name="category" label="Category" options={categories} placeholder="Pilih Kategori" />
      </div>
      <RichText name="content" label="Content" Shown={Shown} />
    </>
  );
}
