/**
 * A `ref` for an element that takes the focus when it appears, because what was focused is gone. Needs a `tabIndex` of
 * -1 unless the element is a control.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
