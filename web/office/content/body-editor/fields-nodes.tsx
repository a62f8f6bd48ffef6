import { type Extensions, Node } from '@tiptap/core';
import { type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';
import { isUnfinished } from './block-problems.ts';
import type { FieldsType } from './doc.ts';
import { EMPTY_FIELDS, type FormProps } from './fields.ts';
import { BlockForm } from './forms/block-form.tsx';
import { FiguresForm } from './forms/figures-form.tsx';
import { GalleryForm, PictureForm } from './forms/picture-forms.tsx';
import { ButtonForm, ContestForm, MaterialForm, MaterialsForm } from './forms/small-forms.tsx';

/** The node of a block that is filled in. Copies of it carry its fields, which are looked at before they are taken. */
function fieldsNode<Type extends FieldsType>(type: Type, Form: ComponentType<FormProps<Type>>) {
  const attributes = Object.entries(EMPTY_FIELDS[type]).map(([name, empty]) => {
    return [name, { default: empty, rendered: false }] as const;
  });
  const View = (props: NodeViewProps) => <BlockForm type={type} Form={Form} {...props} />;
  return Node.create({
    name: type,
    group: 'block',
    atom: true,
    isolating: true,
    addAttributes: () => Object.fromEntries(attributes),
    parseHTML: () => [
      { tag: `div[data-block="${type}"]`, getAttrs: (element) => fieldsIn(type, element.dataset['fields'] ?? '') },
    ],
    renderHTML: ({ node }) => ['div', { 'data-block': type, 'data-fields': JSON.stringify(node.attrs) }],
    addNodeView: () => ReactNodeViewRenderer(View),
  });
}

function fieldsIn(type: FieldsType, written: string): Record<string, unknown> | false {
  try {
    const fields = JSON.parse(written) as Record<string, unknown>;
    return isUnfinished({ ...fields, type }) ? fields : false;
  } catch {
    return false;
  }
}

export const FIELDS: Extensions = [
  fieldsNode('picture', PictureForm),
  fieldsNode('gallery', GalleryForm),
  fieldsNode('material', MaterialForm),
  fieldsNode('materials', MaterialsForm),
  fieldsNode('figures', FiguresForm),
  fieldsNode('button', ButtonForm),
  fieldsNode('contest', ContestForm),
];
