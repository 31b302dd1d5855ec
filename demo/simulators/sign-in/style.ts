/** Own styles: the provider is not part of the shop. */
export const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:30rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}
button{display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;font:inherit;font-weight:700;text-align:start;border:2px solid currentColor;border-radius:.5rem;background:transparent;color:inherit;overflow-wrap:anywhere}
button[hidden]{display:none}
button small{display:block;font-weight:400;font-size:.875rem}
button.main{background:#0b5c3b;border-color:#0b5c3b;color:#fff}
fieldset{border:1px solid #767676;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
label.text{display:block;margin:.5rem 0}
label.text input{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;flex:none}
summary{min-height:2.75rem;align-content:center;font-weight:700;cursor:pointer}`;
