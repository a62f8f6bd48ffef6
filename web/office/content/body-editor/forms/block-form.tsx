import { IconTrash } from '@tabler/icons-react';
import { NodeSelection } from '@tiptap/pm/state';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTranslation } from '../../../../lib/translation.ts';
import { IconButton } from '../../../blocks/icon-button.tsx';
import { moveBlocks } from '../commands.ts';
import type { FieldsType } from '../doc.ts';
import { type Fields, type FormProps, languageOf } from '../fields.ts';
import { problemWords } from '../problem-words.ts';
import { readNode } from '../read-doc.ts';
import classes from './forms.module.css';

interface Props<Type extends FieldsType> extends NodeViewProps {
  type: Type;
  Form: ComponentType<FormProps<Type>>;
}

/** A block that is filled in. Alt with an arrow moves it, Escape leads back into the text. */
export function BlockForm<Type extends FieldsType>({ type, Form, ...view }: Props<Type>) {
  const { t } = useTranslation();
  const { node, selected, editor, getPos, updateAttributes, deleteNode } = view;
  const name = t(($) => $.office.bodyEditor.blocks)[type];
  const { problems } = readNode(node);
  const errorOf = (path: string) => {
    const found = problems.find((problem) => problem.path === path);
    return found && problemWords(found);
  };
  const select = () => {
    const pos = getPos();
    if (pos === undefined) return;
    const { state } = editor;
    editor.view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, pos)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a dialog that the form has opened are the dialog's.
    if (!event.currentTarget.contains(event.target as Element)) return;
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (event.key === 'Escape') {
      select();
      editor.view.focus();
    } else if (by) {
      select();
      moveBlocks(by)(editor.state, editor.view.dispatch);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <NodeViewWrapper className={classes.block} data-selected={selected}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the fields inside */}
      <fieldset className={classes.fields} onKeyDown={onKeyDown}>
        <legend className={classes.name}>{name}</legend>
        <Form
          fields={node.attrs as Fields<Type>}
          language={languageOf(editor.view.dom)}
          errorOf={errorOf}
          onChange={updateAttributes}
        />
        <div className={classes.remove}>
          <IconButton
            icon={IconTrash}
            label={t(($) => $.office.bodyEditor.removeNamed, { name })}
            onClick={() => {
              deleteNode();
              editor.view.focus();
            }}
          />
        </div>
      </fieldset>
    </NodeViewWrapper>
  );
}
