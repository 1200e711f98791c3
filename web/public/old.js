// Televisions often have old browsers: one that cannot show the table says how else to see it.
(function () {
  var here = /\/tv\/?$/.test(location.pathname);
  var knows = "noModule" in document.createElement("script") && window.CSS && CSS.supports;
  var draws =
    knows &&
    CSS.supports("color", "light-dark(#000, #fff)") &&
    CSS.supports("container-type", "size");
  if (!here || draws) return;
  document.body.innerHTML =
    '<div style="max-width:30em;margin:2em auto;font:24px/1.4 sans-serif">' +
    "<h1>Tafelrunde</h1>" +
    "<p>Der Browser dieses Fernsehers ist zu alt. Es geht so: ein Laptop am HDMI-Kabel, ein " +
    "Chrome-Tab, der auf den Fernseher gestreamt wird, AirPlay oder Silk auf einem Fire TV.</p>" +
    '<p lang="en">This TV’s browser is too old. Other ways: a laptop on an HDMI cable, casting a ' +
    "Chrome tab to the TV, AirPlay, or Silk on a Fire TV.</p></div>";
})();
