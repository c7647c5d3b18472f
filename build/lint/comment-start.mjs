/** A comment names its subject first: its reader does not know yet what „It“ or „Whoever“ refers to. */
export const commentStart = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { subject: 'A comment begins with its subject, not with „{{ word }}“.' },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        comments.forEach((comment, index) => {
          const word = /^[\s*]*(It|One|Of|What|Where|Who|Whose|Whoever|By|Those|That)\b/.exec(comment.value)?.[1];
          if (word && !continues(comment, comments[index - 1]))
            report({ loc: comment.loc, messageId: 'subject', data: { word } });
        });
      },
    };
  },
};

/** Whether a line comment continues the comment on the line above. */
const continues = ({ type, loc }, before) =>
  type === 'Line' && before?.type === 'Line' && before.loc.end.line === loc.start.line - 1;
