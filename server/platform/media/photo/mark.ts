/** Name of the mark to lay over a picture, which the parent has put into the working folder. */
export const MARK = 'mark.png';
