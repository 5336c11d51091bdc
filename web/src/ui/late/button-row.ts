/** A row of buttons, which may break. The gap makes up for what a quiet button leans over. */
export const buttonRow = 'flex flex-wrap gap-x-5 gap-y-3';
